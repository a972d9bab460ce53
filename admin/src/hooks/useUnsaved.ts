import { useEffect } from 'react';
import { setUnsaved } from '../providers/unsaved';

/** Asks before the page is left with something typed. */
export function useUnsaved(form: string, isUnsaved: boolean): void {
  useEffect(() => {
    setUnsaved(form, isUnsaved);
    return () => setUnsaved(form, false);
  }, [form, isUnsaved]);
}
