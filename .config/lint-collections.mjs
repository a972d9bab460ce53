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

export default { meta: { name: 'collections' }, rules: { 'by-model': byModel } };
