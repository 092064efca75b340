// Where problems and their twins lie.
import * as fs from 'node:fs';
import { join } from 'node:path';

/** Each problem, and behind it its twins: {id, data, elder}; `data` is the folder with the samples, `elder` whose twin it is. */
export function problemFolders(root) {
    const below = (...folder) => {
        const is = (id) => fs.existsSync(join(root, 'problems', ...folder, id, 'problem.toml'));
        return fs.readdirSync(join(root, 'problems', ...folder)).filter(is).sort();
    };
    return below().flatMap((id) => [
        { id, data: join(root, 'testdata', id) },
        ...below(id).map((twin) => ({ id: twin, data: join(root, 'problems', id, twin), elder: id })),
    ]);
}
