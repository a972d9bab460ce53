import { LOOK_EVERY_MS, ROOM, WAIT_MS } from './limits.js';
import { Room } from './room.js';

const { jest } = import.meta;

describe('Room', () => {
  let busy = 0;
  let room: Room;
  const kinds = () => (['stranger', 'staff', 'act'] as const).filter((kind) => room.has(kind));
  /** Looks pass, in each of which so many are answered. */
  const looks = (count: number, answered: number) => {
    for (let look = 0; look < count; look++) {
      for (let one = 0; one < answered; one++) room.finish();
      jest.advanceTimersByTime(LOOK_EVERY_MS);
    }
  };

  beforeEach(() => {
    jest.useFakeTimers();
    busy = 0;
    room = new Room(() => busy);
    room.start();
  });
  afterEach(() => {
    room.stop();
    jest.useRealTimers();
  });

  it('takes a thousand bookings of the same moment', () => {
    busy = 1000;
    expect(kinds()).toEqual(['act']);
  });

  it('keeps its size while many are answered soon', () => {
    busy = ROOM.stranger.calm - 1;
    looks(20, busy);
    expect(kinds()).toEqual(['stranger', 'staff', 'act']);
  });

  it('keeps its size while few wait, however long', () => {
    busy = ROOM.stranger.late - 1;
    looks(20, 0);
    busy = ROOM.stranger.calm - 1;
    expect(kinds()).toEqual(['stranger', 'staff', 'act']);
  });

  it('shrinks while those who are there wait too long: strangers go first, who sends something last', () => {
    busy = ROOM.act.late + 1;
    const tooFew = Math.floor((busy * LOOK_EVERY_MS) / WAIT_MS) - 1;
    looks(10, tooFew);
    expect(kinds()).toEqual([]);
    busy = ROOM.act.late - 1;
    expect(kinds()).toEqual(['act']);
    busy = ROOM.staff.late - 1;
    expect(kinds()).toEqual(['staff', 'act']);
    busy = ROOM.stranger.late - 1;
    expect(kinds()).toEqual(['stranger', 'staff', 'act']);
  });

  it('shrinks when nothing is answered at all, and is as before within five seconds', () => {
    busy = 1000;
    looks(10, 0);
    expect(kinds()).toEqual([]);
    busy = 0;
    looks(5000 / LOOK_EVERY_MS, 0);
    busy = ROOM.act.calm - 1;
    expect(kinds()).toEqual(['act']);
  });
});
