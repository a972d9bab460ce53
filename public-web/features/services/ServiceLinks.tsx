import { PageLink } from '../../components/PageLink.js';
import { useTexts } from '../../messages/useTexts.js';
import { ServiceCard } from './ServiceCard.js';
import { SERVICES, type ServiceName } from './services.js';

interface Props {
  names: readonly ServiceName[];
  /** Says for whom each service is as well. */
  full?: boolean;
}

export function ServiceLinks({ names, full = false }: Props) {
  const t = useTexts('services');
  return (
    <ul className={full ? 'services six' : 'services'}>
      {names.map((name) => (
        <ServiceCard key={name} name={name} title={t[name].title}>
          <p>{t[name].text}</p>
          {full && <p className="soft">{t[name].who}</p>}
          <PageLink to={SERVICES[name].path}>{t[name].link}</PageLink>
        </ServiceCard>
      ))}
    </ul>
  );
}
