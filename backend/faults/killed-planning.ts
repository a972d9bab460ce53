import { setTimeout as pause } from 'node:timers/promises';
import { must } from './fault.js';
import { addPlannable, type Plannable } from './support/plannable.js';
import { Acknowledged, assertIntact, type Plan, type Planned, Planner, plansFor, timeOf } from './support/planned.js';
import { startProduct, withProduct } from './support/product.js';

const ROUNDS = 20;
/** In a round: planned while the process may be killed; planned before, to be moved, cancelled and covered. */
const PLANS = 30;
const CHANGED = 6;
const SESSIONS_OF_A_DAY = 3;
const BEFORE = ROUNDS * (2 * CHANGED + SESSIONS_OF_A_DAY);
/** Of each at least so many have to be acknowledged, or nothing is shown; a busy machine does less between two kills. */
const ENOUGH = 5;

/**
 * F33: the process is killed while series are planned, moved, cancelled and covered. Who got no answer to a plan sends the same
 * again, with the same key.
 */
export async function killedWhilePlanning(folder: string): Promise<string> {
  const acknowledged = new Acknowledged();
  let unanswered: readonly Plan[] = [];
  let repeated = 0;
  for (let round = 1; round <= ROUNDS; round += 1) {
    const product = await startProduct({ folder });
    const planner = new Planner(product, await product.signIn(), acknowledged);
    await assertIntact(folder, acknowledged);
    for (const plan of unanswered) must((await planner.plan(plan)) !== undefined, 'a retry has no answer');
    repeated += unanswered.length;
    const deeds = await deedsFor(folder, round, planner);
    const killed = pause(100 + Math.random() * 1900).then(() => product.end('SIGKILL'));
    unanswered = await doneUntilTheEnd(deeds);
    await killed;
  }
  const kept = await withProduct({ folder }, () => assertIntact(folder, acknowledged));
  const { sizes, changes } = acknowledged;
  const counts = { ...changes, planned: sizes.size - BEFORE };
  for (const [what, count] of Object.entries(counts)) must(count >= ENOUGH, `only ${count} were ${what}`);
  must(kept - sizes.size <= unanswered.length, 'a series was planned twice');
  const { moved, cancelled, covered } = changes;
  return `${ROUNDS} kills, ${sizes.size} series acknowledged, ${repeated} of them at the second try, ${moved} moved, ${cancelled} cancelled, ${covered} days covered: all whole (${kept} kept)`;
}

/** What is done next; whether it was answered, and the plan to send again where it was not. */
type Deed = () => Promise<{ readonly isAnswered: boolean; readonly again?: Plan }>;

/** Prepares what is changed, and names what is done in turn. */
async function deedsFor(folder: string, round: number, planner: Planner): Promise<Deed[]> {
  const [fresh, moved, cancelled, covered, taker] = await Promise.all(
    ['fresh', 'moved', 'cancelled', 'covered', 'taker'].map((what) => addPlannable(folder, `Child ${round} ${what}`)),
  );
  if (!fresh || !moved || !cancelled || !covered || !taker) throw new Error('Five were added.');
  const ready = async (whose: Plannable, count: number): Promise<Planned[]> => {
    const made: Planned[] = [];
    for (const plan of plansFor(whose, count)) {
      const planned = await planner.plan(plan);
      must(planned !== undefined, 'a plan before the kill has no answer');
      if (planned) made.push(planned);
    }
    return made;
  };
  const toMove = await ready(moved, CHANGED);
  const toCancel = await ready(cancelled, CHANGED);
  const [toCover] = await ready(covered, SESSIONS_OF_A_DAY);
  const changed = async (change: Promise<boolean>) => ({ isAnswered: await change });
  return plansFor(fresh, PLANS).flatMap((plan, i): Deed[] => {
    const [move, cancel, cover] = [toMove[i], toCancel[i], toCover?.sessions[i]];
    return [
      async () => ((await planner.plan(plan)) ? { isAnswered: true } : { isAnswered: false, again: plan }),
      ...(move ? [() => changed(planner.move(move, timeOf(i)))] : []),
      ...(cancel ? [() => changed(planner.cancel(cancel))] : []),
      ...(cover ? [() => changed(planner.cover(covered.profile, cover.day, taker.profile))] : []),
    ];
  });
}

/** @returns the plan without an answer, if that was what the kill met */
async function doneUntilTheEnd(deeds: readonly Deed[]): Promise<readonly Plan[]> {
  for (const deed of deeds) {
    const { isAnswered, again } = await deed();
    if (!isAnswered) return again ? [again] : [];
  }
  return [];
}
