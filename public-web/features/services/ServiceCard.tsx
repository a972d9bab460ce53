import type { ReactNode } from 'react';
import { SERVICES, type ServiceName } from './services.js';

interface Props {
  name: ServiceName;
  title: string;
  children: ReactNode;
}

/** One of the services in a list: its drawing on its colour, and words below. */
export function ServiceCard({ name, title, children }: Props) {
  const { picture, tint } = SERVICES[name];
  return (
    <li className={`service ${tint}`}>
      <div className="service-picture">
        <img src={picture} alt="" width="360" height="200" loading="lazy" />
      </div>
      <div className="service-words">
        <h3>{title}</h3>
        {children}
      </div>
    </li>
  );
}
