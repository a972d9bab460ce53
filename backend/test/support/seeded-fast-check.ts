import fc from 'fast-check';

/** Every run tries the same cases, so that a test fails by a change and never by luck. Other cases: `PROPERTY_SEED=7`. */
fc.configureGlobal({ seed: Number(process.env['PROPERTY_SEED'] ?? 20261128) });

export default fc;
