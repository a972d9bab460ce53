import type { DeleteTexts } from '../../record/DeleteButton';

export interface Course {
  id: string;
  title: string;
  description: string;
  link: string;
}

export const DELETE_TEXTS: DeleteTexts = {
  ask: 'resources.courses.deleteAsk',
  text: 'resources.courses.deleteText',
  failed: 'resources.courses.deleteFailed',
};
