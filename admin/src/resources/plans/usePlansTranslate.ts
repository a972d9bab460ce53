import { useCallback } from 'react';
import { useTranslate } from 'react-admin';
import '../../messages/plans';
import type { plans } from '../../messages/plans';

export type PlanText = keyof typeof plans;
export type PlansTranslate = (text: PlanText, words?: object) => string;

/** The texts of these pages, which come with their code. */
export function usePlansTranslate(): PlansTranslate {
  const translate = useTranslate();
  return useCallback((text, words) => translate(`plans.${text}`, words), [translate]);
}
