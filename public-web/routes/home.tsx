import { useLocation } from 'react-router';
import { headOf } from '../components/head.js';
import { textsOf } from '../messages/texts.server.js';
import { Goals, Hero, Join, Services, Stats } from '../features/home/sections.js';
import { Thanks, type Applied } from '../features/home/Thanks.js';

export const loader = textsOf('home', 'services', 'teacherTypes');
export const meta = headOf('home');

export default function Home() {
  // Handed over by the registration page (spec, section 2).
  const applied = useLocation().state as Applied | null;
  return (
    <>
      {applied?.full_name && <Thanks {...applied} />}
      <Hero />
      <Goals />
      <Services />
      <Stats />
      <Join />
    </>
  );
}
