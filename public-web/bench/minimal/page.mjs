import { createElement as h, useState } from 'react';
import { Link, Outlet } from 'react-router';

function Frame() {
  return h('main', null, h('nav', null, h(Link, { to: '/' }, 'Home')), h(Outlet));
}

function Home() {
  const [count, setCount] = useState(0);
  return h(
    'div',
    null,
    h('h1', null, 'Hello'),
    h('button', { id: 'answer', onClick: () => setCount(count + 1) }, count),
  );
}

/** The smallest page with the same libraries: one layout, one link, one working button. */
export const routes = [{ path: '*', Component: Frame, children: [{ path: '*', Component: Home }] }];
