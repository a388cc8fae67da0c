export { englishIssues as en } from '@zug/messages/issues'
