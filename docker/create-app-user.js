// Run once by MongoDB's image, when its data folder is empty: the product's user, for its own database only.
const { readFileSync } = require('node:fs');

db.getSiblingDB('one-step').createUser({
  user: 'onestep',
  pwd: readFileSync('/run/secrets/mongo_app_password', 'utf8').trim(),
  roles: [{ role: 'readWrite', db: 'one-step' }],
});
