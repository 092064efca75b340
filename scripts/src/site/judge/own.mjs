// What the judge of a problem makes of a program's habits, from scripts/judges.toml, as
// scripts/src/judge/own_judge.cpp has it.

// Nothing: it takes the habit for sure.
function remarkOn({ name, name_zh: nameZh, pe, refuses }, key) {
    const fact = refuses?.[key];
    if (fact === undefined) return { names: [name, nameZh ?? name], certain: false, pe: true, evidence: 'nothing is known' };
    if (!fact.is && fact.against === undefined) return undefined;
    const remark = { names: [name, nameZh ?? name], certain: fact.against === undefined, pe: pe?.is !== false, evidence: fact.from };
    if (!remark.certain) {
        const [forIt, forAc] = fact.is ? [fact.from, fact.against] : [fact.against, fact.from];
        remark.contradictory = [forIt, forAc];
    }
    return remark;
}

/** A problem's judge as a page needs it: the habits that it takes, and who says what of each. */
export function ownJudge({ judge: name, twins = [] }, { strictest, judge: all }) {
    const having = new Set(twins.filter((twin) => twin.same_format).map((twin) => twin.judge));
    const languagesOf = (judge) =>
        (judge.language ?? [{}]).map((language) => ({ ...judge, refuses: { ...judge.refuses, ...language.refuses }, own: language }));
    const own = languagesOf(all.find((judge) => judge.name === name) ?? { name });
    // A habit of one language only is told with its name.
    const labelled = (remark, { own: { name, refuses } }, key) =>
        remark && refuses?.[key] ? { ...remark, names: remark.names.map((each) => `${each} (${name})`) } : remark;
    const remarks = {};
    const taken = [];
    for (const key of Object.keys(strictest.refuses)) {
        const mine = own.map((language) => labelled(remarkOn(language, key), language, key));
        if (mine.every((remark) => remark?.certain)) continue;
        taken.push(key);
        const others = all
            .filter((judge) => judge.name !== name && having.has(judge.name))
            .map((judge) => languagesOf(judge).filter(({ refuses }) => refuses?.[key] !== undefined))
            .map((languages) => languages.map((language) => remarkOn(language, key)).find((remark) => remark !== undefined))
            .filter((remark) => remark !== undefined);
        // What is said of all its languages is said once.
        const told = mine.filter((remark, i) => remark !== undefined && (i === 0 || remark.names[0] !== mine[0]?.names[0]));
        remarks[key] = [...told, ...others];
    }
    return { taken, remarks };
}
