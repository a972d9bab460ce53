import { readdir, readFile } from 'node:fs/promises';

/** Kills the browser that keeps its data in a folder, as an empty battery does: it has no time to write anything. */
export async function killBrowserOf(folder: string): Promise<void> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const commands = await Promise.all(
    pids.map(async (pid) => ({ pid, command: await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '') })),
  );
  const its = commands.filter(({ command }) => command.split('\0').includes(`--user-data-dir=${folder}`));
  // The process of the browser itself, and the script that started it; what it had started ends with it.
  const main = its.filter(({ command }) => !command.includes('--type='));
  if (main.length === 0) throw new Error('No browser keeps its data in this folder.');
  for (const { pid } of main) process.kill(Number(pid), 'SIGKILL');
}
