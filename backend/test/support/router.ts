import type { Product } from './product.js';

/** Every route registered in Express, as `get /user/get`: what is really served, whatever the source says. */
export function routesOfExpress({ app }: Pick<Product, 'app'>): readonly string[] {
  const { router } = app.getHttpAdapter().getInstance() as unknown as {
    router: { stack: { route?: { path: string; methods: Record<string, boolean> } }[] };
  };
  const told = router.stack.flatMap(({ route }) =>
    // Nest mounts its middleware as routes too: of every method on every path, or once more where a route is.
    route === undefined || route.path === '{/*splat}'
      ? []
      : Object.keys(route.methods).map((method) => `${method} ${route.path}`),
  );
  return [...new Set(told)].sort();
}
