const BY_NAME = 'Another module’s records are read through its model or the subjects’ registry, not by a name.';
/** The registry of subjects takes the name of an entity. */
const MODEL = 'CallExpression[callee.property.name="model"][callee.object.property.name!="subjects"]';

/** Lint rule: the backend names no collection, so that imports show which module reads whose records. */
const byModel = {
  create: (context) => {
    const report = (node) => context.report({ node, message: BY_NAME });
    return {
      'CallExpression[callee.property.name="collection"]': report,
      'CallExpression[callee.property.value="collection"]': report,
      [`${MODEL} > Literal.arguments:first-child`]: report,
      [`${MODEL} > TemplateLiteral.arguments:first-child`]: report,
    };
  },
};

const BY_RUNNER = 'Transactions are begun by `Transactions.run` only: see docs/decisions/transactions.md.';

/** Lint rule: nobody else begins a session or a transaction, by the driver or by Mongoose. */
const transactionsByRunner = {
  create: (context) => ({
    'CallExpression[callee.property.name=/^(startSession|startTransaction|withTransaction|withSession)$/]': (node) =>
      context.report({ node, message: BY_RUNNER }),
    'CallExpression[callee.object.property.name="connection"][callee.property.name="transaction"]': (node) =>
      context.report({ node, message: BY_RUNNER }),
  }),
};

export default {
  meta: { name: 'collections' },
  rules: { 'by-model': byModel, 'transactions-by-runner': transactionsByRunner },
};
