import { useCallback } from 'react';
import { useTranslate } from 'react-admin';
import { addTexts } from '../../messages/later';
import { planFields, plans } from '../../messages/plans';

addTexts({ plans, resources: { plans: { fields: planFields } } });

export type PlanText = keyof typeof plans;
export type PlansTranslate = (text: PlanText, words?: object) => string;

/** The texts of these pages, which come with their code. */
export function usePlansTranslate(): PlansTranslate {
  const translate = useTranslate();
  return useCallback((text, words) => translate(`plans.${text}`, words), [translate]);
}
