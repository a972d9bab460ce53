/** In the place of the library with which react-admin's lists export: ours have an exporter of their own. */
export default function jsonExport(): never {
  throw new Error('A list exports with useExporter.');
}
