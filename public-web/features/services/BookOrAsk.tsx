import { useRef } from 'react';
import { ContactDialog } from '../../components/ContactDialog.js';
import { PageLink } from '../../components/PageLink.js';
import { useTexts } from '../../messages/useTexts.js';

/** The two ways on from a service: its booking form, or a person to talk to. */
export function BookOrAsk({ booking }: { booking: string }) {
  const t = useTexts('service');
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <>
      <div className="buttons">
        <PageLink to={booking} className="button">
          {t.bookNow}
        </PageLink>
        <button type="button" className="button quiet" onClick={() => dialog.current?.showModal()}>
          {t.contact}
        </button>
      </div>
      <p className="soft">{t.free}</p>
      <ContactDialog ref={dialog} title={t.dialogTitle} text={t.dialogText} close={t.close} />
    </>
  );
}
