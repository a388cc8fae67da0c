/** `@zug/server/accounts`: what the command line does with accounts, for somebody who has the data. */
export { resetSecondFactor } from './reset-second-factor.ts'
export { issueTicket, ticketMinutes } from './sign-in-ticket.ts'
