import { type ReactNode, type Ref, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { FetchedList } from '../../components/FetchedList.js';
import { fill, plural } from '../../messages/fill.js';
import { languageOfText } from '../../messages/languageOfText.js';
import { useLanguage, useTexts } from '../../messages/useTexts.js';
import { RequestForm, type SentRequest } from './RequestForm.js';
import { type Course, useCourses } from './useCourses.js';

type Shown = { course: Course; as: 'description' | 'request' };

/** The courses, what each is about, and the form that asks for one. */
export function Courses({ onSent }: { onSent: (request: SentRequest) => void }) {
  const t = useTexts('resource');
  const language = useLanguage();
  const { courses, retry } = useCourses();
  const [shown, setShown] = useState<Shown>();
  const dialog = useRef<HTMLDialogElement>(null);

  /** Rendered synchronously, so that the dialog opens with its content and its heading can take the focus. */
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
            <p className="lines" lang={languageOfText(shown.course.description)}>
              {shown.course.description}
            </p>
            <button type="button" className="button" onClick={() => show({ course: shown.course, as: 'request' })}>
              {t.request}
            </button>
          </>
        )}
        {shown?.as === 'request' && (
          <RequestForm
            key={shown.course._id}
            course={shown.course}
            onSent={(kept, isLeft) => {
              // Another one may be open in its place.
              if (!isLeft) dialog.current?.close();
              onSent(kept);
            }}
          />
        )}
      </CourseDialog>
    </>
  );
}

interface CourseCardProps {
  course: Course;
  show: (what: 'description' | 'request') => void;
}

function CourseCard({ course, show }: CourseCardProps) {
  const t = useTexts('resource');
  const { title, description } = course;
  return (
    <li className="card course">
      <h3 lang={languageOfText(title)}>{title}</h3>
      <p className="beginning" lang={languageOfText(description)}>
        {description}
      </p>
      <div className="person-foot">
        <button
          type="button"
          className="button"
          aria-label={fill(t.requestWhat, { course: title })}
          onClick={() => show('request')}
        >
          {t.request}
        </button>
        <button
          type="button"
          className="button quiet"
          aria-label={fill(t.readWhat, { course: title })}
          onClick={() => show('description')}
        >
          {t.read}
        </button>
      </div>
    </li>
  );
}

interface CourseDialogProps {
  ref: Ref<HTMLDialogElement>;
  title: string;
  close: string;
  onClose: () => void;
  children: ReactNode;
}

/** A native modal dialog, with its heading first and a visible close button. */
function CourseDialog({ ref, title, close, onClose, children }: CourseDialogProps) {
  const heading = useId();
  return (
    <dialog ref={ref} className="sheet" aria-labelledby={heading} onClose={onClose}>
      <div className="stack">
        <div className="sheet-head">
          <h2 id={heading} tabIndex={-1} lang={languageOfText(title)}>
            {title}
          </h2>
          <form method="dialog">
            <button className="link-button">{close}</button>
          </form>
        </div>
        {children}
      </div>
    </dialog>
  );
}
