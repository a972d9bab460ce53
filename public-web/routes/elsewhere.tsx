import { redirectDocument, type ClientLoaderFunctionArgs } from 'react-router';

/** An address without a page on this site: loaded from the server, which has the admin's pages, or a real 404. */
export function clientLoader({ request }: ClientLoaderFunctionArgs): Response {
  return redirectDocument(request.url);
}

export default function Elsewhere() {
  return null;
}
