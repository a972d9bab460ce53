import { useCallback } from 'react';
import { useTranslate } from 'react-admin';
import { plans } from '../messages/plans';

export type PlanText = keyof typeof plans;
export type Say = (text: PlanText, words?: object) => string;

/** The texts of these pages, which come with their code: translated by the English text. */
export function useSay(): Say {
  const translate = useTranslate();
  return useCallback((text, words) => translate(plans[text], { _: plans[text], ...words }), [translate]);
}
