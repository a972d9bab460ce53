import simpleRestProvider from 'ra-data-simple-rest';
import { restClient } from './restClient';

export const dataProvider = simpleRestProvider('', restClient);
