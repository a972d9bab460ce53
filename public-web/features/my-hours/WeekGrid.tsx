import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import type { WorkingHours } from '#contract/plans';
import { useTexts } from '../../messages/useTexts.js';
import { useDayName, useHoursText } from './useHoursText.js';
import { cellsOf, type Cell, isFree, isPartlyFree, cellRange, everyTwoHours, WEEKDAYS } from './week.js';

interface Props {
  rows: readonly WorkingHours[];
  /** Hours of a day that are to be added, or taken out. */
  onPaint: (hours: WorkingHours, isFree: boolean) => void;
}

interface Drag {
  readonly weekday: number;
  readonly first: number;
  readonly last: number;
  readonly isFree: boolean;
}

/**
 * A week to paint hours into: with a finger or a mouse along a day, or with the arrow keys and the space bar. A day is a
 * row, so that a finger that goes up or down scrolls the page.
 */
export function WeekGrid({ rows, onPaint }: Props) {
  const t = useTexts('myHours');
  const grid = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState({ weekday: 1, place: 4 });
  const [drag, setDrag] = useState<Drag>();
  const cells = cellsOf(rows);
  const nameOf = useDayName();
  const textOf = useHoursText();

  function cellAt(event: PointerEvent<HTMLElement>): number {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const place = Math.floor(((event.clientX - left) / width) * cells.length);
    return Math.min(Math.max(place, 0), cells.length - 1);
  }

  function begin(event: PointerEvent<HTMLElement>, weekday: number) {
    if (event.button !== 0) return;
    const first = cellAt(event);
    event.currentTarget.setPointerCapture(event.pointerId);
    setFocused({ weekday, place: first });
    setDrag({ weekday, first, last: first, isFree: !isFree(rows, weekday, cells[first]) });
  }

  function end(event: PointerEvent<HTMLElement>) {
    // The last movement may not have been rendered yet.
    if (drag) onPaint(cellRange(cells, { ...drag, last: cellAt(event) }), drag.isFree);
    setDrag(undefined);
  }

  function toggle(weekday: number, place: number) {
    onPaint(cellRange(cells, { weekday, first: place, last: place }), !isFree(rows, weekday, cells[place]));
  }

  function onKey(event: KeyboardEvent<HTMLElement>, at: { weekday: number; place: number }) {
    const { weekday, place } = at;
    const cell = cells[place];
    if (event.key === ' ' || event.key === 'Enter') {
      event.preventDefault();
      toggle(weekday, place);
      return;
    }
    const to = { weekday: weekday + (DAYS_BY_KEY[event.key] ?? 0), place: placeBy(event.key, place, cells.length) };
    const isInside = to.weekday >= 1 && to.weekday <= WEEKDAYS.length && cells[to.place] !== undefined;
    if ((to.weekday === weekday && to.place === place) || !isInside) return;
    event.preventDefault();
    // With Shift the next cell becomes what this one is.
    if (event.shiftKey && to.weekday === weekday)
      onPaint(cellRange(cells, { weekday, first: place, last: to.place }), isFree(rows, weekday, cell));
    setFocused(to);
    grid.current?.querySelector<HTMLElement>(`[data-cell="${to.weekday} ${to.place}"]`)?.focus();
  }

  return (
    <div className="week">
      <p id="week-hint" className="hint">
        {t.gridHint}
      </p>
      <div ref={grid} role="grid" aria-label={t.gridTitle} aria-describedby="week-hint" aria-multiselectable="true">
        <div className="week-hours" aria-hidden="true">
          {everyTwoHours(cells).map(({ from, isLastHour }) => (
            <span key={from} className={isLastHour ? 'last-hour' : undefined}>
              {Number(from.slice(0, 2))}
            </span>
          ))}
        </div>
        {WEEKDAYS.map((weekday) => (
          <div key={weekday} role="row">
            <span role="rowheader">{nameOf(weekday)}</span>
            <div
              role="presentation"
              className="week-day"
              onPointerDown={(event) => begin(event, weekday)}
              onPointerMove={(event) => drag?.weekday === weekday && setDrag({ ...drag, last: cellAt(event) })}
              onPointerUp={end}
              onPointerCancel={() => setDrag(undefined)}
            >
              {cells.map((cell, place) => (
                <span
                  key={cell.from}
                  role="gridcell"
                  data-cell={`${weekday} ${place}`}
                  tabIndex={focused.weekday === weekday && focused.place === place ? 0 : -1}
                  aria-label={textOf({ weekday, ...cell })}
                  aria-selected={isFree(rows, weekday, cell)}
                  className={classOf(rows, weekday, cell, isDragged(drag, weekday, place) ? drag : undefined)}
                  onKeyDown={(event) => onKey(event, { weekday, place })}
                  // Of a screen reader, which has no pointer.
                  onClick={({ detail }) => detail === 0 && toggle(weekday, place)}
                  onFocus={() => setFocused({ weekday, place })}
                />
              ))}
            </div>
          </div>
        ))}
      </div>
      <p className="hint" aria-hidden="true">
        {drag ? textOf(cellRange(cells, drag)) : '\u00a0'}
      </p>
    </div>
  );
}

const DAYS_BY_KEY: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

function placeBy(key: string, place: number, count: number): number {
  if (key === 'ArrowLeft') return place - 1;
  if (key === 'ArrowRight') return place + 1;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : place;
}

function isDragged(drag: Drag | undefined, weekday: number, place: number): drag is Drag {
  if (drag?.weekday !== weekday) return false;
  return Math.min(drag.first, drag.last) <= place && place <= Math.max(drag.first, drag.last);
}

function classOf(rows: readonly WorkingHours[], weekday: number, cell: Cell, drag: Drag | undefined): string {
  if (drag) return drag.isFree ? 'free' : '';
  if (isFree(rows, weekday, cell)) return 'free';
  return isPartlyFree(rows, weekday, cell) ? 'partly' : '';
}
