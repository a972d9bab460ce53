import { useRef } from 'react';
import { newKey } from './draft.js';

/** The same key for as long as the same is sent: what arrived although its answer was lost is not stored twice. */
export function useKeyFor(): (body: object) => string {
  const last = useRef({ sent: '', key: '' });
  return (body) => {
    const sent = JSON.stringify(body);
    if (last.current.sent !== sent) last.current = { sent, key: newKey() };
    return last.current.key;
  };
}
