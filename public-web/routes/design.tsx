import '../styles/form.css';
import '../styles/booking.css';
import '../styles/stepper.css';
import '../styles/design.css';
import { useLoaderData } from 'react-router';
import { Colours } from '../features/design/Colours.js';
import { Buttons, FieldSample, Sample, Signs, Space, NumberedStepsSample, Type } from '../features/design/Samples.js';
import { titleOf } from '../components/head.js';
import { DESIGN, type DesignTexts } from '../messages/design.server.js';
import { SERVICES, SERVICE_NAMES } from '../features/services/ServiceCards.js';

export const loader = (): DesignTexts => DESIGN;

export const meta = ({ loaderData }: { loaderData?: DesignTexts }) => [
  { title: titleOf(loaderData?.title ?? '') },
  { name: 'robots', content: 'noindex' },
];

/** The design system with its components, for developers. */
export default function Design() {
  const t = useLoaderData<typeof loader>();
  return (
    <div className="page samples" lang="en">
      <div className="stack">
        <h1 tabIndex={-1}>{t.title}</h1>
        <p className="lead">{t.lead}</p>
      </div>
      <Sample id="colours" title={t.colours.title} text={t.colours.text}>
        <Colours words={t.colours} />
      </Sample>
      <Sample id="type" title={t.type.title} text={t.type.text}>
        <Type words={t.type} />
      </Sample>
      <Sample id="space" title={t.space.title} text={t.space.text}>
        <Space />
      </Sample>
      <Sample id="buttons" title={t.buttons.title} text={t.buttons.text}>
        <Buttons words={t.buttons} />
      </Sample>
      <Sample id="cards" title={t.cards.title} text={t.cards.text}>
        <div className="card stack">
          <h3>{t.cards.sample}</h3>
          <p>{t.cards.sampleText}</p>
        </div>
        <ul className="tints">
          {SERVICE_NAMES.map((name) => (
            <li key={name} className={SERVICES[name].tint}>
              <img src={SERVICES[name].picture} alt="" width="360" height="200" loading="lazy" />
            </li>
          ))}
        </ul>
      </Sample>
      <Sample id="stones" title={t.stones.title} text={t.stones.text}>
        <NumberedStepsSample words={t.stones} />
      </Sample>
      <Sample id="field" title={t.field.title} text={t.field.text}>
        <FieldSample words={t.field} />
      </Sample>
      <Sample id="icons" title={t.icons.title} text={t.icons.text}>
        <Signs words={t.icons} />
      </Sample>
    </div>
  );
}
