// What Judge says, in both languages; what scripts/judge says, too, is in `told`.
import type { Progress } from './fetch.worker';
import { told } from '../run/told';

/** Of a file; memory is written by mega(). */
const megabytes = (bytes: number): string => (bytes / 1e6).toFixed(1);
const number = (value: number): string => value.toLocaleString('en');
const seconds = (ms: number): string => (ms / 1000).toFixed(1);
/** As judges write memory: 1 MB is 1024 KB. */
export const mega = (bytes: number): string => `${number(Math.round((bytes / (1 << 20)) * 10) / 10)} MB`;

const en = {
    told: told('en'),
    program: 'Your program',
    start: 'Start from',
    skeleton: 'what reads the input',
    plain: 'the plain program (a solution)',
    standard: 'Standard',
    judge: 'Judge',
    fetch: (bytes: number) => `Fetch the compiler (${Math.round(bytes / 1e6)} MB) and judge`,
    stop: 'Stop',
    /** Of a fetch; without `left` seconds, it has just begun. */
    fetching: ({ done, all, left }: Progress) => {
        if (done === all) return 'Unpacking Clang …';
        const time = left === undefined ? '' : left < 90 ? `, ${Math.ceil(left)} s left` : `, ${Math.round(left / 60)} min left`;
        return `Fetching Clang: ${megabytes(done)} of ${megabytes(all)} MB${time}`;
    },
    starting: 'Starting Clang …',
    preparing: 'Preparing the standard library …',
    compiling: 'Compiling …',
    groups: { sample: 'samples', edge: 'edge cases', hack: 'hacks', exhaustive: 'every small game', random: 'random games', limit: 'limits', shrink: 'making the failing input small' } as Record<string, string>,
    making: (group: string) => `Making ${group} …`,
    judging: (group: string, done: number, all: number) => `Judging ${group}: ${done} of ${all}`,
    stopped: 'Stopped.',
    passed: (cases: number, games: number) => `${number(cases)} cases passed, ${number(games)} games`,
    judged: (cases: number, all: number) =>
        `${number(cases)} of ${number(all)} cases passed; ${number(all - cases)} need deeper recursion than this browser has`,
    deep: (names: string[]) => `Not judged: ${names.join(', ')}`,
    near: (name: string, ms: number, limitMs: number) =>
        `Close to the limit: ${name} took ${seconds(ms)} of ${seconds(limitMs)} s, as measured on this machine.`,
    failed: (name: string, message: string) => (message === '' ? name : `${name}: ${message}`),
    endless: (ms: number) => `stopped at the time limit, ${seconds(ms)} s on this machine`,
    tooLong: (bytes: number, most: number) => `The program has ${number(bytes)} bytes; at most ${number(most)} are judged here.`,
    tooSlow: (ms: number) => `No verdict: compiling was stopped after ${seconds(ms)} s.`,
    variables: (needed: number, limit: number) => `its variables need ${needed === Infinity ? 'more than can be linked here' : mega(needed)}; the limit is ${mega(limit)}`,
    ended: {
        late: (ms: number, limitMs: number) => `took ${seconds(ms)} s; the limit is ${seconds(limitMs)} s on this machine`,
        output: (most: number) => `wrote over ${number(most)} bytes`,
        browser: (limit: number) => `more memory than this browser gives; the limit is ${mega(limit)}`,
        deep: 'deeper recursion than this browser has',
        thrown: (what: string, by: string) => `std::${what} was thrown${by === '' ? '' : ` by ${by}`}`,
        aborted: 'abort(), or a place that should never be reached',
        outside: 'memory outside all that the program has',
        division: 'a division by 0',
    },
    time: (compile: number, judge: number) => `compiled in ${seconds(compile)} s, judged in ${seconds(judge)} s`,
    mistake: 'It answers every case as a program does that makes this mistake:',
    input: 'On this input',
    map: 'What is next: the map of the course',
    play: 'Play this position',
    messages: 'What the compiler says',
    differ:
        'A program may have up to 256 KB. Where this can differ from scripts/judge: WebAssembly has 32-bit pointers and a 32-bit long, and exceptions and threads do not compile. The time limit is scaled by a run that measures this machine, and three times as long, so a program a little too slow or too large may pass. Standard headers need not be named.',
};

export const words: Record<'en' | 'zh', typeof en> = {
    en,
    zh: {
        told: told('zh'),
        program: '你的程序',
        start: '模板',
        skeleton: '只读输入的框架',
        plain: '朴素程序（即答案）',
        standard: '标准',
        judge: '评测',
        fetch: (bytes) => `下载编译器（${Math.round(bytes / 1e6)} MB）并评测`,
        stop: '停止',
        fetching: ({ done, all, left }) => {
            if (done === all) return '正在解压 Clang……';
            const time = left === undefined ? '' : left < 90 ? `，还需 ${Math.ceil(left)} 秒` : `，还需 ${Math.round(left / 60)} 分钟`;
            return `正在下载 Clang：${megabytes(done)} / ${megabytes(all)} MB${time}`;
        },
        starting: '正在启动 Clang……',
        preparing: '正在准备标准库……',
        compiling: '正在编译……',
        groups: { sample: '样例', edge: '边界情况', hack: 'hack 数据', exhaustive: '所有小规模局面', random: '随机局面', limit: '极限数据', shrink: '正在缩小出错的输入' },
        making: (group) => `正在生成${group}……`,
        judging: (group, done, all) => `正在评测${group}：${done} / ${all}`,
        stopped: '已停止。',
        passed: (cases, games) => `通过 ${number(cases)} 个测试点，共 ${number(games)} 局`,
        judged: (cases, all) => `通过 ${number(cases)} / ${number(all)} 个测试点；其余 ${number(all - cases)} 个的递归比这个浏览器允许的更深`,
        deep: (names) => `未评测的测试点：${names.join('、')}`,
        near: (name, ms, limitMs) => `接近时限：${name} 用时 ${seconds(ms)} 秒，本机上的时限是 ${seconds(limitMs)} 秒。`,
        failed: (name, message) => (message === '' ? name : `${name}：${message}`),
        endless: (ms) => `到时限仍未结束，本机上的时限是 ${seconds(ms)} 秒`,
        tooLong: (bytes, most) => `程序有 ${number(bytes)} 字节，这里最多评测 ${number(most)} 字节。`,
        tooSlow: (ms) => `没有结论：编译超过 ${seconds(ms)} 秒，已停止。`,
        variables: (needed, limit) => `变量需要${needed === Infinity ? '的内存太多，这里无法链接' : ` ${mega(needed)} 内存`}，内存限制为 ${mega(limit)}`,
        ended: {
            late: (ms, limitMs) => `用时 ${seconds(ms)} 秒，本机上的时限是 ${seconds(limitMs)} 秒`,
            output: (most) => `输出超过 ${number(most)} 字节`,
            browser: (limit) => `超出浏览器能给的内存，限制是 ${mega(limit)}`,
            deep: '递归比这个浏览器允许的更深',
            thrown: (what, by) => `抛出了 std::${what}${by === '' ? '' : `（${by}）`}`,
            aborted: '调用了 abort()，或执行到不该到的地方',
            outside: '访问了不属于程序的内存',
            division: '除以 0',
        },
        time: (compile, judge) => `编译 ${seconds(compile)} 秒，评测 ${seconds(judge)} 秒`,
        mistake: '犯下面这个错误的一个程序，在每个测试点上的答案都和它一样：',
        input: '出错的输入',
        map: '接下来做什么：看路线图',
        play: '从这个局面开始对局',
        messages: '编译器的消息',
        differ:
            '程序最多 256 KB。与 scripts/judge 可能不同之处：WebAssembly 的指针和 long 都是 32 位；用到异常或线程的程序不能编译。时限按测得的本机速度换算，再放宽到三倍，所以稍慢或稍占内存的程序可能通过。漏写的标准头文件不会报错。',
    },
};

export type Words = typeof en;
