/** A command cannot do what it was asked; its message is one sentence for the person at the terminal. */
export class CliError extends Error {}
