import { redirectDocument, type ClientLoaderFunctionArgs } from 'react-router';

/** An address this site has no page for: the server answers it, with another app's page or an honest 404. */
export function clientLoader({ request }: ClientLoaderFunctionArgs): Response {
  return redirectDocument(request.url);
}

export default function Elsewhere() {
  return null;
}
