import type { TeacherType } from '#contract/users';
import { fill } from '../../messages/fill.js';
import { useTexts } from '../../messages/useTexts.js';

export interface Applied {
  full_name: string;
  teacher_type: TeacherType;
}

export function Thanks({ full_name, teacher_type }: Applied) {
  const { thanks } = useTexts('home');
  const types = useTexts('teacherTypes');
  return (
    <div className="band-inner">
      <p className="thanks" role="status">
        {fill(thanks, { name: full_name, type: types[teacher_type] })}
      </p>
    </div>
  );
}
