import simpleRestProvider from 'ra-data-simple-rest';
import { restClient } from './restClient';
import { withFiles } from './withFiles';

export const dataProvider = withFiles(simpleRestProvider('', restClient));
