import { useRef, useState } from 'react';
import { useCreate, useDataProvider, useTranslate, useUpdate, type RaRecord } from 'react-admin';
import type { Rules } from '#contract/rule';
import { fieldErrors } from '../providers/failures';
import type { ResourceName } from '../providers/routes';
import { useFailureWords } from '../providers/useFailureWords';
import { changedValues, cleanedValues } from '../providers/validators';
import { asSeen, isChangedMeanwhile } from '../providers/version';

type Values = Record<string, unknown>;

/** Somebody may change the record between the look at it and the save; nobody does so this often. */
const MOST_LOOKS = 5;

export interface Saving {
  save: (values: Values) => Promise<Record<string, string> | undefined>;
  saving: boolean;
  failure: string | undefined;
}

interface Options {
  resource: ResourceName;
  rules: Rules;
  /** The record as the form was opened with it; none makes a new one. */
  record?: RaRecord | undefined;
  /** The sentence for a failure, or its message key. */
  failed: string;
  onSaved: (saved: RaRecord) => void;
}

/** Saves a form, after the server's yes; its field errors go back to the form, anything else is told above it. */
export function useSave({ resource, rules, record, failed, onSaved }: Options): Saving {
  const translate = useTranslate();
  const words = useFailureWords();
  const dataProvider = useDataProvider();
  const base = useRef(record);
  const [failure, setFailure] = useState<string>();
  const [saving, setSaving] = useState(false);
  const [update] = useUpdate();
  const [create] = useCreate();

  /** The fields that somebody else changed too since the form was opened. Telling it once is enough: the next save wins. */
  const contested = async (old: RaRecord, changes: Values): Promise<string[]> => {
    const { data: now } = await dataProvider.getOne<RaRecord>(resource, { id: old.id });
    base.current = now;
    return Object.keys(changes).filter((name) => name in changedValues(rules, old, now));
  };

  const send = async (values: Values): Promise<RaRecord | undefined> => {
    const old = base.current;
    if (!old)
      return (await create(
        resource,
        { data: cleanedValues(rules, values) },
        { returnPromise: true, onError: quiet },
      )) as RaRecord;
    return change(old, changedValues(rules, record ?? old, values));
  };

  /** The save is about the version that was looked at: where it is not there any more, the look is taken again. */
  const change = async (old: RaRecord, changes: Values, looks = 1): Promise<RaRecord | undefined> => {
    const fields = await contested(old, changes);
    const seen = base.current ?? old;
    if (Object.keys(changes).length === 0) return seen;
    if (fields.length > 0) {
      const labels = fields.map((name) => rules[name]?.label).join(', ');
      setFailure(translate('admin.form.contested', { fields: labels }));
      return undefined;
    }
    const params = { id: old.id, data: changes, previousData: old, meta: asSeen(seen) };
    try {
      return (await update(resource, params, { returnPromise: true, onError: quiet })) as RaRecord;
    } catch (error) {
      if (!isChangedMeanwhile(error) || looks >= MOST_LOOKS) throw error;
      return change(seen, changes, looks + 1);
    }
  };

  const save = async (values: Values) => {
    if (saving) return undefined;
    setFailure(undefined);
    setSaving(true);
    try {
      const saved = await send(values);
      if (saved) onSaved(saved);
      return undefined;
    } catch (error) {
      setFailure(words(failed, error));
      return fieldErrors(error);
    } finally {
      setSaving(false);
    }
  };
  return { save, saving, failure };
}

const quiet = (): void => undefined;
