import { lazy, Suspense, useState } from 'react';
import { whatsappShareLink } from '#contract/links';
import { isMissingPart, MissingPart } from '../../components/MissingPart.js';
import { fill } from '../../messages/fill.js';
import { useTexts } from '../../messages/useTexts.js';
import { PROVIDER } from '../../provider.js';
import type QrDrawing from './QrCode.js';

/** How to follow a request, as in the response to its form. */
export interface FollowUpDetails {
  reference?: string;
  /** The private link. */
  followUp?: string;
}

/** Loads its library only after something was sent. */
const QrCode = lazy(() => import('./QrCode.js').catch(() => ({ default: NoCode })));
/** The link beside the code leads to the same page. */
const NoCode: typeof QrDrawing = () => <></>;

/** The reference, large enough to be read out on the phone. */
export function Reference({ reference }: Pick<FollowUpDetails, 'reference'>) {
  const t = useTexts('receipt');
  if (!reference) return null;
  return (
    <div className="stack">
      <p>{t.reference}</p>
      <p className="reference">{reference}</p>
      <p className="soft">{t.keep}</p>
    </div>
  );
}

/** The private link: to open, scan and share. Its token is in the hash, which browsers do not send. */
export function PrivatePage({ reference, followUp }: FollowUpDetails) {
  const t = useTexts('receipt');
  if (!reference || !followUp) return null;
  return (
    <section className="stack" aria-labelledby="follow">
      <h2 id="follow">{t.followTitle}</h2>
      <div className="private-page">
        <div className="stack">
          <p>{t.followText}</p>
          <p>
            <a href={followUp}>{t.follow}</a>
          </p>
          <p className="soft">{t.secret}</p>
        </div>
        <Suspense fallback={<div className="qr" />}>
          <QrCode text={followUp} />
        </Suspense>
      </div>
    </section>
  );
}

/** Shares the reference and the private link, nothing else, by the device's share sheet or by WhatsApp. */
export function ShareButton({ reference, followUp }: FollowUpDetails) {
  const t = useTexts('receipt');
  if (!reference || !followUp) return null;
  const text = fill(t.shared, { reference, address: followUp });

  function share() {
    const shared = { title: PROVIDER.name, text };
    if (typeof navigator.share === 'function') {
      // Rejected when the share sheet is closed, which is not an error.
      void navigator.share(shared).catch(() => undefined);
    } else window.open(whatsappShareLink(text), '_blank', 'noopener');
  }

  return (
    <button type="button" className="button quiet" onClick={share}>
      {t.share}
    </button>
  );
}

interface PictureProps extends FollowUpDetails {
  /** The sentence that says by when we answer. */
  day: string;
  service?: string;
}

/** Saves the reference, the day, the service, whom to call, and the code of the private page as a picture. */
export function PictureButton({ reference = '', followUp, day, service }: PictureProps) {
  const t = useTexts('receipt');
  const { helpTitle } = useTexts('site');
  const [failed, setFailed] = useState<'drawing' | 'loading'>();

  async function save() {
    setFailed(undefined);
    try {
      const { savePicture } = await import('./picture.js');
      const lines = [day, service && `${t.service}: ${service}`, `${helpTitle}: ${PROVIDER.phones.join(', ')}`];
      await savePicture(`${reference}.png`, {
        label: t.reference,
        reference,
        lines: lines.filter((line) => line !== undefined),
        code: followUp === undefined ? undefined : { address: followUp, label: t.scan },
      });
    } catch (error) {
      setFailed(isMissingPart(error) ? 'loading' : 'drawing');
    }
  }

  return (
    <>
      <button type="button" className="button quiet" onClick={() => void save()}>
        {t.picture}
      </button>
      <p role="status">{failed === 'drawing' ? t.pictureFailed : ''}</p>
      {failed === 'loading' && <MissingPart />}
    </>
  );
}
