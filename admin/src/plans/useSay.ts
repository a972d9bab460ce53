import { useCallback } from 'react';
import { useTranslate } from 'react-admin';
import { addTexts } from '../messages/later';
import { planFields, plans } from '../messages/plans';

addTexts({ plans, resources: { plans: { fields: planFields } } });

export type PlanText = keyof typeof plans;
export type Say = (text: PlanText, words?: object) => string;

/** The texts of these pages, which come with their code. */
export function useSay(): Say {
  const translate = useTranslate();
  return useCallback((text, words) => translate(`plans.${text}`, words), [translate]);
}
