import simpleRestProvider from 'ra-data-simple-rest';
import { restClient } from './restClient';
import { withFiles } from './withFiles';
import { withInbox } from './withInbox';

export const dataProvider = withInbox(withFiles(simpleRestProvider('', restClient)));
