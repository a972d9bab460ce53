const TEXTS = 'Texts come from the catalogues (messages/).';
const WORDS_OF_DATES = 'Browsers know no Sinhala dates, and Node lunar ones: words come from the catalogues.';
const NAMES = '/^(alt|title|placeholder|aria-label|aria-description)$/';

/** Lint rule: the public site says nothing that is not in its three catalogues. */
const fromCatalogues = {
  create: (context) => {
    const report = (message) => (node) => context.report({ node, message });
    return {
      'JSXText[value=/[a-z]{2}/i]': report(TEXTS),
      [`JSXAttribute[name.name=${NAMES}] > Literal[value=/[a-z]/i]`]: report(TEXTS),
      'MemberExpression[property.name=/^(DateTimeFormat|NumberFormat|toLocale.*String)$/]': report(WORDS_OF_DATES),
    };
  },
};

export default { meta: { name: 'texts' }, rules: { 'from-catalogues': fromCatalogues } };
