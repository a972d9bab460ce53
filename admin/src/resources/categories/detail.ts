import { DETAIL_FIELDS, PROFILE_PICTURE } from '#contract/categories';
import type { Rules, Values } from '#contract/rule';
import { PATHS } from '../../paths';
import type { DeleteTexts } from '../../record/DeleteButton';

/** A teacher detail as the API answers it. */
export interface Detail extends Values<typeof DETAIL_FIELDS> {
  id: string;
  profilePicture: string;
}

export const FORM_FIELDS: Rules = { ...DETAIL_FIELDS, profilePicture: PROFILE_PICTURE };

export const editPathOf = (id: string): string => `${PATHS.updateDetails}/${id}`;

export const DELETE_TEXTS: DeleteTexts = {
  ask: 'resources.categories.deleteAsk',
  text: 'resources.categories.deleteText',
  failed: 'resources.categories.deleteFailed',
};
