import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { FetchedList } from '../../components/FetchedList.js';
import { fill, plural } from '../../messages/fill.js';
import { useLanguage, useTexts } from '../../messages/useTexts.js';
import { CourseCard } from './CourseCard.js';
import { CourseDialog } from './CourseDialog.js';
import { RequestForm } from './RequestForm.js';
import { useCourses, type Course } from './useCourses.js';

type Shown = { course: Course; as: 'description' | 'request' };

/** The courses, what each is about, and the form that asks for one. */
export function Courses({ onSent }: { onSent: () => void }) {
  const t = useTexts('resource');
  const language = useLanguage();
  const { courses, retry } = useCourses();
  const [shown, setShown] = useState<Shown>();
  const dialog = useRef<HTMLDialogElement>(null);

  /** Drawn first, so that the dialog opens with its content and the focus finds its place. */
  function show(next: Shown) {
    flushSync(() => setShown(next));
    if (!dialog.current?.open) dialog.current?.showModal();
    dialog.current?.scrollTo(0, 0);
    dialog.current?.querySelector('h2')?.focus();
  }

  const title = shown?.as === 'request' ? t.requestTitle : shown?.course.title;
  return (
    <>
      <FetchedList
        id="courses"
        texts={{ ...t.list, title: t.listTitle }}
        rows={courses}
        retry={retry}
        counted={(count) => fill(plural(language, count, t.count), { count })}
      >
        {(course) => <CourseCard key={course._id} course={course} show={(as) => show({ course, as })} />}
      </FetchedList>
      <CourseDialog ref={dialog} title={title ?? ''} close={t.close} onClose={() => setShown(undefined)}>
        {shown?.as === 'description' && (
          <>
            <p className="lines">{shown.course.description}</p>
            <button type="button" className="button" onClick={() => show({ course: shown.course, as: 'request' })}>
              {t.request}
            </button>
          </>
        )}
        {shown?.as === 'request' && (
          <RequestForm
            key={shown.course._id}
            course={shown.course}
            onSent={() => {
              dialog.current?.close();
              onSent();
            }}
          />
        )}
      </CourseDialog>
    </>
  );
}
