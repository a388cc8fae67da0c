export { frenchIssues as fr } from '@zug/messages/issues'
