import { useArrival } from './useArrival.js';

/** Says that something was sent. It takes the focus each time, so that it is read and in view. */
export function Done({ title, text }: { title: string; text: string }) {
  const heading = useArrival();
  return (
    <div className="thanks">
      <div>
        <h2 ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <p>{text}</p>
      </div>
    </div>
  );
}
