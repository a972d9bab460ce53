import Button from '@mui/material/Button';
import { createElement as h, useState } from 'react';
import { createRoot } from 'react-dom/client';
import simpleRestProvider from 'ra-data-simple-rest';
import { Admin, Datagrid, EmailField, fetchUtils, List, Resource, TextField } from 'react-admin';
import { BrowserRouter } from 'react-router';

const dataProvider = simpleRestProvider(location.origin, (url, options = {}) =>
  fetchUtils.fetchJson(url, {
    ...options,
    user: { authenticated: true, token: `Bearer ${localStorage.getItem('token')}` },
  }),
);

function Status() {
  const [changing, setChanging] = useState(false);
  return h(Button, { onClick: () => setChanging(!changing) }, changing ? 'Save' : 'Change Status');
}

const Users = () =>
  h(
    List,
    { perPage: 25, sort: { field: 'createdAt', order: 'DESC' } },
    h(
      Datagrid,
      { rowClick: false },
      h(TextField, { source: 'full_name' }),
      h(TextField, { source: 'home_address' }),
      h(EmailField, { source: 'email' }),
      h(TextField, { source: 'phone_number' }),
      h(TextField, { source: 'whatsapp_number' }),
      h(TextField, { source: 'teacher_type' }),
      h(TextField, { source: 'cv' }),
      h(TextField, { source: 'status' }),
      h(Status, { label: 'Actions' }),
    ),
  );

createRoot(document.getElementById('root')).render(
  h(
    BrowserRouter,
    { basename: '/minimal-admin' },
    h(Admin, { dataProvider, disableTelemetry: true }, h(Resource, { name: 'users', list: Users })),
  ),
);
